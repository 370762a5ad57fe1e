import { StyleSheet } from "@react-pdf/renderer";
import { TEXT_FACE } from "../../../paper/faces.ts";

/** Labels must be readable from an arm's length in a dim warehouse: large, black on white. */
export const paper = StyleSheet.create({
  list: { paddingVertical: 40, paddingHorizontal: 44, fontFamily: TEXT_FACE, fontSize: 10, lineHeight: 1.4, color: "#1D1C1A" },
  title: { fontWeight: 700, fontSize: 20, lineHeight: 1.2, marginBottom: 6 },
  place: { fontWeight: 700, fontSize: 13, marginTop: 18, marginBottom: 4 },
  row: { flexDirection: "row", borderTopWidth: 0.75, borderTopColor: "#1D1C1A", paddingVertical: 6 },
  box: { width: 14, height: 14, borderWidth: 1, borderColor: "#1D1C1A", marginRight: 10, marginTop: 1 },
  units: { width: 70, fontWeight: 700, fontSize: 12 },
  lot: { width: 130 },
  what: { flex: 1 },
  strong: { fontWeight: 700 },
  soft: { color: "#5E5A53" },
  label: { padding: 18, fontFamily: TEXT_FACE, fontSize: 12, lineHeight: 1.3, color: "#000000" },
  labelHead: {
    flexDirection: "row",
    justifyContent: "space-between",
    borderBottomWidth: 1.5,
    borderBottomColor: "#000000",
    paddingBottom: 6,
  },
  labelItem: { fontWeight: 700, lineHeight: 1.15, marginTop: 12 },
  labelLot: { fontWeight: 700, lineHeight: 1.05, marginTop: 2 },
  labelName: { fontSize: 11, marginTop: 16 },
  labelScan: { flexDirection: "row", alignItems: "center", gap: 10, marginTop: 12 },
  labelScanWords: { flex: 1, fontSize: 11 },
  labelRoom: { fontWeight: 700, fontSize: 20, marginTop: 10 },
  labelFoot: { position: "absolute", left: 18, right: 18, bottom: 16, flexDirection: "row", justifyContent: "space-between" },
});
