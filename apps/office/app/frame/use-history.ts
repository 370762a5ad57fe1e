import { useCallback, useState } from "react";

interface States<Value> {
  past: readonly Value[];
  now: Value;
  future: readonly Value[];
  /** Name by which consecutive changes are combined: the letters typed into one field are undone together. */
  joined: string | null;
}

const MOST = 100;

/** A value whose changes can be undone and redone. */
export function useHistory<Value>(first: Value) {
  const [{ past, now, future }, setStates] = useState<States<Value>>({ past: [], now: first, future: [], joined: null });
  const set = useCallback((change: (now: Value) => Value, joined: string | null = null) => {
    setStates((states) => {
      const next = change(states.now);
      if (next === states.now) return states;
      const isJoined = joined !== null && joined === states.joined;
      return { past: isJoined ? states.past : [...states.past, states.now].slice(-MOST), now: next, future: [], joined };
    });
  }, []);
  const undo = useCallback(() => {
    setStates((states) => {
      const before = states.past.at(-1);
      if (before === undefined) return states;
      return { past: states.past.slice(0, -1), now: before, future: [states.now, ...states.future], joined: null };
    });
  }, []);
  const redo = useCallback(() => {
    setStates((states) => {
      const [next, ...future] = states.future;
      return next === undefined ? states : { past: [...states.past, states.now], now: next, future, joined: null };
    });
  }, []);
  const reset = useCallback((value: Value) => setStates({ past: [], now: value, future: [], joined: null }), []);
  return { now, set, undo, redo, reset, canUndo: past.length > 0, canRedo: future.length > 0 };
}
