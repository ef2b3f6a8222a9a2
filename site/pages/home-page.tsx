export const HomePage = () => <h1>Obračuni</h1>;
