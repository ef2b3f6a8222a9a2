# The current long-term release, whole to the last number; who knows the digest of the image appends it (@sha256:…).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# The image that runs now: the parts of its pages are served on, for tabs that are open. The first has none before it.
ARG PREVIOUS_IMAGE=first

FROM ${NODE_IMAGE} AS first
RUN mkdir -p /app/site/dist

FROM ${PREVIOUS_IMAGE} AS previous

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY service/package.json service/
COPY site/package.json site/
RUN npm ci
COPY . .
COPY --from=previous /app/site/dist site/dist
# Written into the pages when they are built.
ARG PUBLIC_ORIGIN
ARG CONTACT_EMAIL
RUN npm run build

# One bundled file, the built site and nothing else: no node_modules, no sources.
FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=build /src/service/package.json service/
COPY --from=build /src/service/dist/main.js service/dist/
COPY --from=build /src/service/dist/main.licence.md service/dist/
COPY --from=build /src/site/dist site/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PROBE_PORT=3001
USER node
EXPOSE 3000 3001
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PROBE_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=128", "--max-semi-space-size=8", "service/dist/main.js"]
