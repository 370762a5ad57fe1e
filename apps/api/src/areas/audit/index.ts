export { type Act, type Actor, recordAct, recordActOf } from "./record-act.ts";
