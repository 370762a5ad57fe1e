import type { ContentReader } from "@azulejo/content-client";

/** Warns of every legal text that is still the demo's sample, which a real shop must replace. */
export async function warnOfSamples(content: ContentReader, log: { warn(fields: object, message: string): void }): Promise<void> {
  try {
    const samples = await content.allStories(
      { filter_query: { sample: { is: "true" } }, excluding_fields: "body" },
      { language: "default" },
    );
    const stories = samples.map((story) => story.full_slug);
    if (stories.length > 0) log.warn({ stories }, "legal texts that nobody has reviewed are public");
  } catch (error) {
    log.warn({ err: error }, "whether legal texts are samples could not be read");
  }
}
