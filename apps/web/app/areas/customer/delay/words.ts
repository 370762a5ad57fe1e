import { loadWords } from "../../../i18n/load-words.ts";

await Promise.all([loadWords("bag"), loadWords("delay")]);
