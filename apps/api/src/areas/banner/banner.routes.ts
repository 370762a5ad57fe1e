import { banner } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { listBanners } from "./list-banners.ts";

export const bannerRoutes = [handle(banner.list, listBanners)];
