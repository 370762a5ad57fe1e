export { documentFiles, documentRoutes } from "./document.routes.ts";
export { linkPaper } from "./document-link.ts";
export { statementPdf } from "./read-document.ts";
