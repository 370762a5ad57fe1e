export { tagEventCourier } from "./send-event.ts";
export { tagFiles, tagRoutes } from "./tag.routes.ts";
export { orderCompleted, TAG_EVENT } from "./tag-message.ts";
