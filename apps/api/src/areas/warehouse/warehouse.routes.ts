import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { announceContainer, moveContainer } from "./containers/announce-container.ts";
import { listContainers, readContainer } from "./containers/read-containers.ts";
import { receiveContainer } from "./containers/receive-container.ts";
import { countLots, endCount, startCount } from "./counts/count-stock.ts";
import { listCounts, readCount } from "./counts/read-counts.ts";
import { listPlaces } from "./places/list-places.ts";
import { listReservations, releaseReservation, reserveStock } from "./reservations/reserve-stock.ts";
import { readSlab, releaseSlabHold, setSlabState } from "./slabs/office-slabs.ts";
import { addSlabs, listSlabRows } from "./slabs/slab-intake.ts";
import { setSlabPicture } from "./slabs/slab-picture.ts";
import { adjustStock, listMovedStock, readStock } from "./stock/adjust-stock.ts";
import { listTransfers, readTransfer } from "./transfers/read-transfers.ts";
import { receiveTransfer } from "./transfers/receive-transfer.ts";
import { sendTransfer } from "./transfers/send-transfer.ts";

export const warehouseRoutes = [
  handle(office.places, listPlaces),
  handle(office.stock, readStock),
  handle(office.movedStock, listMovedStock),
  handle(office.adjustStock, adjustStock),
  handle(office.reservations, listReservations),
  handle(office.reserveStock, reserveStock),
  handle(office.releaseReservation, releaseReservation),
  handle(office.containers, listContainers),
  handle(office.readContainer, readContainer),
  handle(office.announceContainer, announceContainer),
  handle(office.moveContainer, moveContainer),
  handle(office.receiveContainer, receiveContainer),
  handle(office.transfers, listTransfers),
  handle(office.readTransfer, readTransfer),
  handle(office.sendTransfer, sendTransfer),
  handle(office.receiveTransfer, receiveTransfer),
  handle(office.counts, listCounts),
  handle(office.readCount, readCount),
  handle(office.startCount, startCount),
  handle(office.countLots, countLots),
  handle(office.endCount, endCount),
  handle(office.slab, readSlab),
  handle(office.slabRows, listSlabRows),
  handle(office.addSlabs, addSlabs),
  handle(office.setSlabState, setSlabState),
  handle(office.releaseSlabHold, releaseSlabHold),
  handle(office.setSlabPicture, setSlabPicture),
];
