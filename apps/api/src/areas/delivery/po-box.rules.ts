/** Lines of an address as words: without accents and marks, so that "P.O. Box #12" and "po box 12" are the same. */
const wordsOf = (line: string): string =>
  line
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const BOX = "(?:p ?o|post(?:al)?(?: office)?) ?(?:b ?o ?x|bx|b|box|drawer|drwr)";
const APARTADO = "(?:apartado|apdo|aptdo)(?: (?:de correos?|postal))?";
const CASILLA = "(?:casilla|casillero)(?: (?:de correos?|postal))?";
const FRENCH = "(?:case postale|boite postale|b ?p|c ?p)";
/** A number must follow these words, because street names contain them too. Five digits may be a postal code. */
const NUMBER = "(?: (?:no|num|number|numero|n))? ?(?:\\d{1,4}|\\d{6,})(?: |$)";
const numbered = new RegExp(`(?:^| )(?:${BOX}|${APARTADO}|${CASILLA}|${FRENCH}|(?:lock|caller) ?box)${NUMBER}`);
const named =
  /(?:^| )(?:p ?o ?box|post office box|apartado (?:postal|de correos?)|general delivery|lista de correos?|poste restante)(?: |$)/;
/** A box at the start of a line, as on a rural route. */
const alone = /^(?:box|bx) \d+(?: |$)/;

/** Returns whether an address is a box at a post office, in English, Spanish or French, and not a street. */
export const isPoBox = (...lines: (string | undefined)[]): boolean =>
  lines.some((line) => {
    const words = wordsOf(line ?? "");
    return numbered.test(words) || named.test(words) || alone.test(words);
  });
