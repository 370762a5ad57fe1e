import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { readParallelRun } from "./compare/compare-systems.ts";
import {
  checkMoveIn,
  createMoveIn,
  listMoveIns,
  readMoveIn,
  readMoveInRejects,
  removeMoveInFile,
  runMoveIn,
  stopMoveIn,
  uploadMoveInFile,
} from "./office/move-ins.ts";

export const moveInRoutes = [
  handle(office.moveIns, listMoveIns),
  handle(office.parallelRun, readParallelRun),
  handle(office.moveIn, readMoveIn),
  handle(office.moveInRejects, readMoveInRejects),
  handle(office.createMoveIn, createMoveIn),
  handle(office.uploadMoveInFile, uploadMoveInFile),
  handle(office.removeMoveInFile, removeMoveInFile),
  handle(office.checkMoveIn, checkMoveIn),
  handle(office.runMoveIn, runMoveIn),
  handle(office.stopMoveIn, stopMoveIn),
];
