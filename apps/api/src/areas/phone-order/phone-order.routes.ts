import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { orderReservation } from "./order-reservation.ts";
import { payPhoneOrder } from "./pay-phone-order.ts";
import { placePhoneOrder } from "./place-phone-order.ts";
import {
  addPhoneLine,
  changePhoneLine,
  findBuyers,
  readPhoneOrder,
  savePhoneDetails,
  setPhoneBuyer,
  startPhoneOrder,
} from "./write-phone-order.ts";

export const phoneOrderRoutes = [
  handle(office.buyers, findBuyers),
  handle(office.startPhoneOrder, startPhoneOrder),
  handle(office.readPhoneOrder, readPhoneOrder),
  handle(office.setPhoneBuyer, setPhoneBuyer),
  handle(office.addPhoneLine, addPhoneLine),
  handle(office.changePhoneLine, changePhoneLine),
  handle(office.savePhoneDetails, savePhoneDetails),
  handle(office.placePhoneOrder, placePhoneOrder),
  handle(office.payPhoneOrder, payPhoneOrder),
  handle(office.orderReservation, orderReservation),
];
