/** The recipient of an electronic item. */
export interface Recipient {
  name: string;
  email: string;
  message: string;
}

/** Units of one production lot. */
export interface LotUnits {
  code: string;
  quantity: number;
}

/** A room named by the buyer, with its units of a line. */
export interface Room {
  name: string;
  quantity: number;
}

/** A room of an order line, with its units by lot. */
export interface RoomLots extends Room {
  lots: LotUnits[];
}
