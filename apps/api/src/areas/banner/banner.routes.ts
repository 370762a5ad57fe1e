import { banner } from "@azulejo/contract";
import { handlePublicRead } from "../../calls/handler.ts";
import { listBanners } from "./list-banners.ts";

export const bannerRoutes = [handlePublicRead(banner.list, listBanners)];
