export const DocumentsPage = () => <h1>IZRADITE DOKUMENT</h1>;
