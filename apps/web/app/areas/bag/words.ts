import { loadBagWords } from "./load-bag-words.ts";

await loadBagWords();
