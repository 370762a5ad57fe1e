/** The error response for a test number, in the vendor's words. */
export interface Fault {
  status: number;
  code: number;
  message: string;
  /** Whether only the first attempt of each message gets it. */
  isOnce?: boolean;
  /** Delay of the response. */
  delayMs?: number;
}

/** The vendor's own test numbers, and four more for other faults. Every other number receives its messages. */
export const TEST_NUMBERS: Record<string, Fault & { about: string }> = {
  "+15005550001": { status: 400, code: 21211, message: "Invalid 'To' Phone Number", about: "no such number" },
  "+15005550002": { status: 400, code: 21612, message: "Message cannot be routed to this number", about: "can't be reached" },
  "+15005550003": { status: 400, code: 21408, message: "Permission to send to this region is not enabled", about: "country not served" },
  "+15005550004": { status: 400, code: 21610, message: "Attempt to send to unsubscribed recipient", about: "sent STOP to the vendor" },
  "+15005550009": { status: 400, code: 21614, message: "'To' number is not a valid mobile number", about: "a landline" },
  "+15005550010": { status: 201, code: 0, message: "", delayMs: 6000, about: "answers after 6 s" },
  "+15005550011": { status: 429, code: 20429, message: "Too Many Requests", isOnce: true, about: "too many requests, once per message" },
  "+15005550012": { status: 500, code: 20500, message: "Internal Server Error", isOnce: true, about: "fails, once per message" },
  "+15005550013": { status: 201, code: 30003, message: "", about: "accepted, then undelivered (30003)" },
};
