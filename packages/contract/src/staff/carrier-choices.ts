export const pieceKinds = ["parcel", "pallet"] as const;
export const accessorials = ["liftgate", "residential", "appointment", "limitedAccess"] as const;

/** The classes of the National Motor Freight Classification. */
export const freightClasses = [
  "50",
  "55",
  "60",
  "65",
  "70",
  "77.5",
  "85",
  "92.5",
  "100",
  "110",
  "125",
  "150",
  "175",
  "200",
  "250",
  "300",
  "400",
  "500",
] as const;
