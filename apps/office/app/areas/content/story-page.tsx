import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { StoryEditor } from "./editor/story-editor.tsx";
import "./content.css";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [schema, story] = await Promise.all([
    load("contentSchema", {}, request),
    load("contentStory", { id: Number(params["id"]) || 1 }, request),
  ]);
  return { schema, story };
}

/** Edits a story, with its page beside the fields. */
export function Component() {
  const { schema, story } = useLoaderData<typeof loader>();
  return <StoryEditor key={story.id} schema={schema} story={story} />;
}
