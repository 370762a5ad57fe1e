import { LevelEditor } from "./level-editor.tsx";

export function Component() {
  return <LevelEditor level={null} />;
}
