// The editor's side of the bridge: a form made from the schema, and messages to the page in the frame.
import { fieldsOf } from "./fields.js";
import { localised } from "./localised.js";

const root = document.querySelector(".editor");
const form = root.querySelector("form");
const frame = root.querySelector("iframe");
const said = form.querySelector("output");
const TYPING_MS = 150;

const ask = async (path, options) => {
  const response = await fetch(`/editor/api/${path}`, options);
  const body = await response.json();
  if (!response.ok) throw new Error(body.error ?? `HTTP ${response.status}`);
  return body;
};

const { components } = await ask("components");
const schemas = new Map(components.map((one) => [one.name, one.schema]));
let { story, addresses } = await ask(`stories/${root.dataset.story}`);
const language = () => form.elements.language.value;
const standard = form.elements.language.options[0].value;
document.title = `${story.name} · Editor`;

const say = (words, isFault = false) => {
  said.textContent = words;
  said.className = isFault ? "fault" : "";
};
const tell = (message) => frame.contentWindow.postMessage(message, new URL(addresses[language()]).origin);

let typing;
const typed = () => {
  say("Not saved");
  clearTimeout(typing);
  typing = setTimeout(
    () => tell({ action: "input", story: { ...story, content: localised(story.content, language(), standard) } }),
    TYPING_MS,
  );
};

const draw = () => {
  const content = form.querySelector(".content");
  content.replaceChildren(
    fieldsOf(story.content, { schemas, language: language(), standard, changed: typed, redraw: () => (draw(), typed()) }),
  );
};
const show = () => {
  frame.src = addresses[language()];
};

// Kept in this browser, so that the next story has it too.
const author = form.elements.author;
author.value ||= localStorage.getItem("author") ?? "";
author.addEventListener("change", () => localStorage.setItem("author", author.value.trim()));

const kinds = { saved: "Saved", published: "Published", unpublished: "Unpublished" };
const versions = form.querySelector(".versions");
const showVersions = async () => {
  const { versions: rows } = await ask(`stories/${story.id}/versions`);
  versions.querySelector("ol").replaceChildren(
    ...rows.map(({ kind, author, created_at }) => {
      const row = document.createElement("li");
      row.textContent = `${kinds[kind] ?? kind} ${new Date(created_at).toLocaleString("en-US")} by ${author ?? "someone without a name"}`;
      return row;
    }),
  );
};
versions.addEventListener("toggle", () => {
  if (versions.open) showVersions().catch((error) => say(error.message, true));
});

const save = async (publish) => {
  try {
    const { content, name, lock_version } = story;
    const answer = await ask(`stories/${story.id}`, {
      method: "PUT",
      headers: { "content-type": "application/json", "x-author": encodeURIComponent(author.value.trim()) },
      body: JSON.stringify({ story: { content, name, lock_version }, ...(publish && { publish: 1 }) }),
    });
    story = { ...story, lock_version: answer.story.lock_version };
    say(publish ? "Published" : "Saved");
    if (versions.open) await showVersions();
    tell({ action: publish ? "published" : "change", slug: story.full_slug, storyId: String(story.id), slugChanged: false, reload: true });
  } catch (error) {
    say(error.message, true);
  }
};

form.elements.language.addEventListener("change", () => {
  draw();
  show();
});
form.querySelector('[data-do="save"]').addEventListener("click", () => save(false));
form.querySelector('[data-do="publish"]').addEventListener("click", () => save(true));
form.addEventListener("submit", (event) => event.preventDefault());
window.addEventListener("message", ({ origin, data }) => {
  if (origin !== new URL(addresses[language()]).origin) return;
  if (data?.action === "initialized") say("Connected");
  if (data?.action === "ping") tell({ action: "pingBack" });
});
draw();
show();
