import { office } from "@azulejo/contract";
import { handle } from "../../../../calls/handler.ts";
import { endBanner, listBanners, orderBanners, saveBanner } from "./banners.ts";

export const bannerRoutes = [
  handle(office.banners, listBanners),
  handle(office.saveBanner, saveBanner),
  handle(office.endBanner, endBanner),
  handle(office.orderBanners, orderBanners),
];
