export const NotFoundPage = () => <h1>Nema te stranice</h1>;
