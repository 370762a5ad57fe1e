import { baseKeymap, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, smartQuotes, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { toDocument, toStored } from "./convert.ts";
import { isSafeAddress } from "./safe-address.ts";
import { richTextSchema } from "./schema.ts";

const mark = (name: string) => richTextSchema.marks[name] as MarkType;
const node = (name: string) => richTextSchema.nodes[name] as NodeType;

/** The buttons above a rich text. */
export const tools = ["bold", "italic", "heading", "bulletList", "orderedList", "quote", "undo", "redo"] as const;
export type Tool = (typeof tools)[number];

const commands: Record<Tool, Command> = {
  bold: toggleMark(mark("bold")),
  italic: toggleMark(mark("italic")),
  heading: (state, dispatch) =>
    isHeading(state) ? setBlockType(node("paragraph"))(state, dispatch) : setBlockType(node("heading"), { level: 2 })(state, dispatch),
  bulletList: (state, dispatch) => liftListItem(node("list_item"))(state, dispatch) || wrapInList(node("bullet_list"))(state, dispatch),
  orderedList: (state, dispatch) => liftListItem(node("list_item"))(state, dispatch) || wrapInList(node("ordered_list"))(state, dispatch),
  quote: wrapIn(node("blockquote")),
  undo,
  redo,
};

const isHeading = ({ selection }: EditorState): boolean => selection.$from.parent.type === node("heading");

const typed = inputRules({
  rules: [
    ...smartQuotes,
    textblockTypeInputRule(/^(#{2,4})\s$/, node("heading"), (match) => ({ level: match[1]?.length ?? 2 })),
    wrappingInputRule(/^\s*[-*]\s$/, node("bullet_list")),
    wrappingInputRule(/^1\.\s$/, node("ordered_list")),
  ],
});

const keys = keymap({
  "Mod-b": commands.bold,
  "Mod-i": commands.italic,
  "Mod-z": undo,
  "Mod-y": redo,
  "Shift-Mod-z": redo,
  Enter: splitListItem(node("list_item")),
  "Mod-[": liftListItem(node("list_item")),
  "Mod-]": sinkListItem(node("list_item")),
  "Shift-Enter": (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(node("hard_break").create()).scrollIntoView());
    return true;
  },
});

export interface RichTextView {
  run(tool: Tool): void;
  /** Returns the address of the link at the cursor; empty if there is none. */
  linkAt(): string;
  /** Links the selected words, or removes the link. @returns false for an address that isn't allowed in links */
  link(address: string): boolean;
  isActive(tool: Tool): boolean;
  /** Shows another value, unless it is the one that was typed here. */
  show(value: unknown): void;
  focus(): void;
  close(): void;
}

interface Options {
  place: HTMLElement;
  value: unknown;
  attributes: Record<string, string>;
  onChange(value: object | null): void;
  /** Called after each move of the cursor. */
  onSelect(): void;
}

/** Opens an editor for rich text; null if the text has parts that can't be edited here. */
export function openRichText({ place, value, attributes, onChange, onSelect }: Options): RichTextView | null {
  const document = toDocument(value);
  if (!document) return null;
  let own = JSON.stringify(toStored(document));
  const stateOf = (doc: Node) => EditorState.create({ doc, plugins: [typed, keys, keymap(baseKeymap), history()] });
  const view = new EditorView(place, {
    state: stateOf(document),
    attributes,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      onSelect();
      if (!transaction.docChanged) return;
      const stored = toStored(view.state.doc);
      own = JSON.stringify(stored);
      onChange(stored);
    },
  });
  return {
    run(tool) {
      commands[tool](view.state, view.dispatch, view);
      view.focus();
    },
    linkAt() {
      const { $from, from, to } = view.state.selection;
      const marks = from === to ? $from.marks() : ($from.nodeAfter?.marks ?? []);
      return String(marks.find(({ type }) => type === mark("link"))?.attrs["href"] ?? "");
    },
    link(address) {
      const { from, to } = view.state.selection;
      if (address !== "" && !isSafeAddress(address)) return false;
      const { tr } = view.state;
      const link = mark("link");
      view.dispatch(address === "" ? tr.removeMark(from, to, link) : tr.addMark(from, to, link.create({ href: address })));
      view.focus();
      return true;
    },
    isActive(tool) {
      if (tool === "heading") return isHeading(view.state);
      if (tool !== "bold" && tool !== "italic") return false;
      const { $from, from, to, empty } = view.state.selection;
      const type = mark(tool);
      return empty ? type.isInSet(view.state.storedMarks ?? $from.marks()) !== undefined : view.state.doc.rangeHasMark(from, to, type);
    },
    show(next) {
      const document = toDocument(next);
      if (!document || JSON.stringify(toStored(document)) === own) return;
      own = JSON.stringify(toStored(document));
      view.updateState(stateOf(document));
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
