# The version of Node the tests run on.
ARG NODE_IMAGE=node:20-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY service/package.json service/
COPY site/package.json site/
RUN npm ci
COPY . .
# Written into the pages when they are built.
ARG PUBLIC_ORIGIN
ARG CONTACT_EMAIL
RUN npm run build

# One bundled file, the built site and nothing else: no node_modules, no sources.
FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=build /src/service/package.json service/
COPY --from=build /src/service/dist/main.js service/dist/
COPY --from=build /src/site/dist site/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "service/dist/main.js"]
