import { StyleSheet } from "@react-pdf/renderer";
import { tagOf } from "./tag.ts";
import { Box, Words } from "./tagged.tsx";

export const INK = "#1D1C1A";
export const SOFT = "#5E5A53";
export const JOINT = "#D9D4C9";
/** In points, of the 792 of letter paper. */
const FOOT_TOP = 744;
/** The margin at both sides of the page. */
export const MARGIN = 52;

const styles = StyleSheet.create({
  foot: {
    position: "absolute",
    left: MARGIN,
    right: MARGIN,
    // From the top of the page, because the renderer drops elements placed from the bottom.
    top: FOOT_TOP,
    flexDirection: "row",
    justifyContent: "space-between",
    color: SOFT,
    fontSize: 8,
  },
});

/** The line at the foot of each page, with the page's number. */
export function Foot({ foot, page }: { foot: string; page: { before: string; between: string } }) {
  return (
    <Box style={styles.foot} fixed tag={tagOf.artifact()}>
      <Words>{foot}</Words>
      <Words render={({ pageNumber, totalPages }) => `${page.before} ${pageNumber} ${page.between} ${totalPages}`} />
    </Box>
  );
}
