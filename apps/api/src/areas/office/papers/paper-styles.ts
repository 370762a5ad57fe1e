import { StyleSheet } from "@react-pdf/renderer";

/** Labels are read from an arm's length in a dim warehouse: large, black on white. */
export const paper = StyleSheet.create({
  list: { paddingVertical: 40, paddingHorizontal: 44, fontFamily: "Helvetica", fontSize: 10, lineHeight: 1.4, color: "#1D1C1A" },
  title: { fontFamily: "Helvetica-Bold", fontSize: 20, lineHeight: 1.2, marginBottom: 6 },
  place: { fontFamily: "Helvetica-Bold", fontSize: 13, marginTop: 18, marginBottom: 4 },
  row: { flexDirection: "row", borderTopWidth: 0.75, borderTopColor: "#1D1C1A", paddingVertical: 6 },
  box: { width: 14, height: 14, borderWidth: 1, borderColor: "#1D1C1A", marginRight: 10, marginTop: 1 },
  units: { width: 70, fontFamily: "Helvetica-Bold", fontSize: 12 },
  lot: { width: 130 },
  what: { flex: 1 },
  strong: { fontFamily: "Helvetica-Bold" },
  soft: { color: "#5E5A53" },
  label: { padding: 18, fontFamily: "Helvetica", fontSize: 12, lineHeight: 1.3, color: "#000000" },
  labelHead: {
    flexDirection: "row",
    justifyContent: "space-between",
    borderBottomWidth: 1.5,
    borderBottomColor: "#000000",
    paddingBottom: 6,
  },
  labelItem: { fontFamily: "Helvetica-Bold", fontSize: 18, lineHeight: 1.15, marginTop: 12 },
  labelLot: { fontFamily: "Helvetica-Bold", fontSize: 54, lineHeight: 1.05, marginTop: 2 },
  labelName: { fontSize: 11, marginTop: 16 },
  labelRoom: { fontFamily: "Helvetica-Bold", fontSize: 20, marginTop: 10 },
  labelFoot: { position: "absolute", left: 18, right: 18, bottom: 16, flexDirection: "row", justifyContent: "space-between" },
});
