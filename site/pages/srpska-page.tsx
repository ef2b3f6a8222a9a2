export const SrpskaPage = () => <h1>Kalkulatori za Republiku Srpsku</h1>;
