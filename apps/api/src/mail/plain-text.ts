import { compile } from "html-to-text";
import { plainTextSelectors } from "react-email";

/** Returns an email's HTML as plain text. Equals `toPlainText` of react-email, which would compile its rules again for each email. */
export const plainText = compile({ wordwrap: false, selectors: plainTextSelectors });
