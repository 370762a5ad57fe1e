// A form made from a component's schema; every field writes into the story at once.

const make = (tag, attributes = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
};

/** The fields of one block, those that people read in the chosen language. */
export function fieldsOf(blok, editor) {
  const schema = editor.schemas.get(blok.component) ?? {};
  const set = make("fieldset", {}, make("legend", { textContent: blok.component }));
  const fields = Object.entries(schema).sort(([, a], [, b]) => (a.pos ?? 0) - (b.pos ?? 0));
  for (const [name, field] of fields) set.append(control(blok, name, field, editor));
  return set;
}

const keyOf = (name, field, { language, standard }) =>
  field.translatable && language !== standard ? `${name}__i18n__${language.replaceAll("-", "_")}` : name;

function control(blok, name, field, editor) {
  const key = keyOf(name, field, editor);
  const label = `${name}${key === name ? "" : ` (${editor.language})`}`;
  const write = (value) => {
    blok[key] = value;
    editor.changed();
  };
  switch (field.type) {
    case "text":
    case "number":
    case "datetime":
      return labelled(label, input(blok[key] ?? "", write));
    case "textarea":
      return labelled(label, area(blok[key] ?? "", write));
    case "boolean":
      return labelled(
        label,
        make("input", { type: "checkbox", checked: blok[key] === true, onchange: ({ target }) => write(target.checked) }),
      );
    case "option":
      return field.options?.length
        ? labelled(label, choice(blok[key] ?? "", field.options, write))
        : labelled(label, input(blok[key] ?? "", write));
    case "options":
      return labelled(
        label,
        input((blok[key] ?? []).join(", "), (text) =>
          write(
            text
              .split(",")
              .map((one) => one.trim())
              .filter(Boolean),
          ),
        ),
      );
    case "richtext":
      return texts(label, blok[key] ?? blok[name], write);
    case "multilink":
      return labelled(
        label,
        input(blok[key]?.cached_url ?? "", (url) =>
          write({ ...(blok[key] ?? {}), fieldtype: "multilink", linktype: "url", id: "", url, cached_url: url }),
        ),
      );
    case "asset":
      return labelled(
        `${label}: description`,
        input(blok[key]?.alt ?? "", (alt) => write({ ...(blok[key] ?? blok[name] ?? {}), alt })),
      );
    case "bloks":
      return blocks(blok, key, label, field, editor);
    default:
      return labelled(
        label,
        area(JSON.stringify(blok[key] ?? null), (text) => tryJson(text, write)),
      );
  }
}

const labelled = (label, element) => make("label", {}, label, element);
const input = (value, write) => make("input", { type: "text", value, oninput: ({ target }) => write(target.value) });
const area = (value, write) => make("textarea", { value, oninput: ({ target }) => write(target.value) });
const choice = (value, options, write) =>
  make(
    "select",
    { onchange: ({ target }) => write(target.value) },
    ...options.map((one) => make("option", { value: one.value, textContent: one.name, selected: one.value === value })),
  );

function tryJson(text, write) {
  try {
    write(JSON.parse(text));
  } catch {
    // Half-typed JSON is not written.
  }
}

/** Each run of text of a rich text, its structure kept as it is. */
function texts(label, document_, write) {
  const copy = structuredClone(document_ ?? { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "" }] }] });
  const set = make("fieldset", {}, make("legend", { textContent: label }));
  const walk = (node) => {
    if (node.type === "text") {
      set.append(
        area(node.text, (text) => {
          node.text = text === "" ? " " : text;
          write(copy);
        }),
      );
    }
    for (const child of node.content ?? []) walk(child);
  };
  walk(copy);
  return set;
}

/** Blocks one after the other; they can be taken out, moved up and added. */
function blocks(blok, key, label, field, editor) {
  const list = (blok[key] ??= []);
  const set = make("fieldset", {}, make("legend", { textContent: label }));
  const button = (textContent, onclick) => make("button", { type: "button", textContent, onclick: () => (onclick(), editor.redraw()) });
  for (const [index, one] of list.entries()) {
    set.append(
      fieldsOf(one, editor),
      button("Remove", () => list.splice(index, 1)),
      button("Move up", () => index > 0 && list.splice(index - 1, 0, ...list.splice(index, 1))),
    );
  }
  const names = field.component_whitelist?.length ? field.component_whitelist : [...editor.schemas.keys()];
  const kind = make("select", { ariaLabel: `${label}: kind` }, ...names.map((name) => make("option", { value: name, textContent: name })));
  set.append(
    kind,
    button("Add", () => list.push({ _uid: crypto.randomUUID(), component: kind.value })),
  );
  return set;
}
