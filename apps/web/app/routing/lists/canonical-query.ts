// @bundle shell
/**
 * Returns the query of a list's canonical address in every language.
 * @param isWhole false if the list is sorted or filtered, which makes it a view of the whole list to a search engine
 */
export const canonicalQuery = (page: number, isWhole: boolean): string => (isWhole && page > 1 ? `?page=${page}` : "");
