import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The answer to a requirement, from its row. */
export interface Requirement {
  page: string;
  chapter: string;
  number: string;
  subject: string;
  answer: string;
  how: string;
}

const ANSWERS = ["Held", "Not applicable", "Not held"];
/** Minimum length of a reason; shorter ones explain nothing. */
const SHORTEST_REASON = 15;

/** Reads the rows of all pages in a folder. */
export const answersIn = (root: string, folder: string): Requirement[] =>
  globSync(`${folder}/v*.md`, { cwd: root })
    .sort()
    .flatMap((page) => rowsOf(page, readFileSync(join(root, page), "utf8")));

export function rowsOf(page: string, text: string): Requirement[] {
  const chapter = /^# (.+)$/m.exec(text)?.[1] ?? "";
  return text
    .split("\n")
    .filter((line) => /^\| *V\d/.test(line))
    .map((line) => {
      const [, number = "", subject = "", answer = "", ...how] = line.split("|").map((cell) => cell.trim());
      return { page, chapter, number, subject, answer, how: how.join("|").replace(/\|$/, "").trim() };
    });
}

/** Returns the faults of the answers, one sentence each. */
export function faultsOf(root: string, numbers: readonly string[], rows: readonly Requirement[]): string[] {
  const found = Map.groupBy(rows, ({ number }) => number);
  return [
    ...numbers.filter((number) => !found.has(number)).map((number) => `${number} is not answered`),
    ...[...found].filter(([, same]) => same.length > 1).map(([number, same]) => `${number} is answered ${same.length} times`),
    ...[...found.keys()].filter((number) => !numbers.includes(number)).map((number) => `${number} is no requirement`),
    ...rows.flatMap((row) => faultsOfRow(root, row).map((fault) => `${row.page}: ${row.number}: ${fault}`)),
  ];
}

/** Matches a path, and a text in that file. */
const PROOF = /`([\w@./-]+\.\w+)`: "([^"]+)"/g;
const DOCUMENT = /\]\([^)]+\.md[^)]*\)/;

function faultsOfRow(root: string, { subject, answer, how }: Requirement): string[] {
  if (!ANSWERS.includes(answer)) return [`"${answer}" is no answer`];
  if (!subject) return ["what it is about is missing"];
  const proofs = [...how.matchAll(PROOF)];
  const wrong = proofs.flatMap(([, path = "", words = ""]) => faultOfProof(root, path, words) ?? []);
  if (answer === "Held" && proofs.length === 0 && !DOCUMENT.test(how)) wrong.push("no test or document is named");
  if (answer !== "Held" && how.length < SHORTEST_REASON) wrong.push("the reason is missing");
  return wrong;
}

function faultOfProof(root: string, path: string, words: string): string | null {
  const file = join(root, path);
  if (!existsSync(file)) return `${path} does not exist`;
  const text = readFileSync(file, "utf8");
  const isNamed = /\.(?:test|spec)\.tsx?$/.test(path) ? titlesIn(text).some((title) => title.includes(words)) : text.includes(words);
  return isNamed ? null : `${path} has no "${words}"`;
}

/** Returns the titles of tests and groups of tests, including those of tables of cases. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/[(]\s*(["'`])((?:\\.|(?!\1)[^\\\n])+)\1\s*,/g)].map(([, , title = ""]) => title.replaceAll('\\"', '"'));

/** Returns a table with the number of answers of each kind by chapter. */
export function countsTable(rows: readonly Requirement[]): string {
  const count = (of: readonly Requirement[]) => ANSWERS.map((answer) => of.filter((row) => row.answer === answer).length);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const chapters = [...Map.groupBy(rows, ({ page }) => page)].map(([page, own]) =>
    line([`[${own[0]?.chapter}](${page.split("/").at(-1)})`, ...count(own)]),
  );
  return [line(["Chapter", ...ANSWERS]), line(["---", "---:", "---:", "---:"]), ...chapters, line(["All", ...count(rows)]), ""].join("\n");
}
