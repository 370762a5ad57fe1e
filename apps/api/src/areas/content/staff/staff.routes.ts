import { office } from "@azulejo/contract";
import { handle } from "../../../calls/handler.ts";
import { assetRoutes } from "./assets/asset.routes.ts";
import { bannerRoutes } from "./banners/banner.routes.ts";
import {
  createContentStory,
  deleteContentStory,
  duplicateContentStory,
  placeContentStory,
  publishContent,
  saveContentStory,
} from "./change-stories.ts";
import { listContentChoices, listContentStories, listContentVersions, readContentSchema, readContentStory } from "./read-stories.ts";
import { approveRelease, askRelease, listContentReleases, planRelease, refuseRelease, withdrawRelease } from "./releases/releases.ts";

export const contentStaffRoutes = [
  handle(office.contentSchema, readContentSchema),
  handle(office.contentStories, listContentStories),
  handle(office.contentChoices, listContentChoices),
  handle(office.contentStory, readContentStory),
  handle(office.createContentStory, createContentStory),
  handle(office.saveContentStory, saveContentStory),
  handle(office.placeContentStory, placeContentStory),
  handle(office.duplicateContentStory, duplicateContentStory),
  handle(office.deleteContentStory, deleteContentStory),
  handle(office.publishContent, publishContent),
  handle(office.contentVersions, listContentVersions),
  handle(office.contentReleases, listContentReleases),
  handle(office.askRelease, askRelease),
  handle(office.planRelease, planRelease),
  handle(office.approveRelease, approveRelease),
  handle(office.refuseRelease, refuseRelease),
  handle(office.withdrawRelease, withdrawRelease),
  ...assetRoutes,
  ...bannerRoutes,
];
