import { loadWords } from "../../i18n/load-words.ts";

await loadWords("bag");
