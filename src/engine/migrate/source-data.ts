import { textOf } from './fields.ts';
import { UNKNOWN } from './read-literal.ts';

/** A position in the source. Lines count from 1. */
export interface Place {
  file: string;
  line: number;
}

/** The position of each part of an object or list. */
export type Places = WeakMap<object, Map<string, Place>>;

/**
 * Data that tracks which of its parts were read. `unread` returns everything else, so nothing has to be listed to be
 * reported.
 */
export interface SourceData {
  /** `themeConfig.navbar.items[2]`, for messages. */
  readonly name: string;
  readonly place: Place;
  /** The value, without marking it as read. */
  readonly value: unknown;
  /**
   * A part; a missing one has no value.
   *
   * @param name its name in messages, if it differs from its path
   */
  get(key: string, name?: string): SourceData;
  /** The parts of an object, or of a list. */
  parts(): [key: string, data: SourceData][];
  /** The value if it is non-blank text. */
  text(): string | undefined;
  flag(): boolean | undefined;
  /** The value; it and all its parts then count as read. */
  all(): unknown;
  /** Marks it as read, because other code reports it. */
  skip(): void;
  /** Whether there is a value, even an unreadable one. */
  isThere(): boolean;
  /** The unread parts and those that depend on running the module; only the largest ones, in order. */
  unread(): SourceData[];
}

export function createSourceData(options: {
  value: unknown;
  name: string;
  place: Place;
  places: Places;
}): SourceData {
  const { value, name, place, places } = options;
  const known = new Map<string, SourceData>();
  let state: 'unread' | 'entered' | 'read' | 'skipped' = 'unread';
  const holder = typeof value === 'object' && value !== null ? value : undefined;
  const part = (key: string, partName = joinName(name, key, Array.isArray(value))): SourceData => {
    const found =
      known.get(key) ??
      createSourceData({
        value: holder && Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined,
        name: partName,
        place: (holder && places.get(holder)?.get(key)) ?? place,
        places,
      });
    known.set(key, found);
    return found;
  };
  const keys = (): string[] => (holder ? Object.keys(holder) : []);
  const enter = (): void => {
    if (holder !== undefined && state === 'unread') state = 'entered';
  };
  /** A value of an unexpected type stays unread, so that it is reported. */
  const readIf = <Value>(isExpected: boolean, result: Value): Value => {
    if (isExpected) state = 'read';
    return result;
  };
  const self: SourceData = {
    name,
    place,
    value,
    get: (key, partName) => {
      enter();
      return part(key, partName);
    },
    parts: () => {
      enter();
      return keys().map((key) => [key, part(key)]);
    },
    text: () => readIf(typeof value === 'string', textOf(value)),
    flag: () => readIf(typeof value === 'boolean', typeof value === 'boolean' ? value : undefined),
    all: () => readIf(true, value),
    skip: () => {
      state = 'skipped';
    },
    isThere: () => value !== undefined,
    unread: () => {
      if (value === undefined || state === 'skipped') return [];
      if (value === UNKNOWN) return [self];
      if (state === 'unread') return [self];
      if (state === 'entered') return keys().flatMap((key) => part(key).unread());
      return keys().flatMap((key) => {
        const inner = part(key);
        inner.all();
        return inner.unread();
      });
    },
  };
  return self;
}

function joinName(holder: string, key: string, isList: boolean): string {
  if (isList) return `${holder}[${key}]`;
  if (!/^[\w$.()-]+$/.test(key) || /^\d/.test(key)) return `${holder}["${key}"]`;
  return holder === '' ? key : `${holder}.${key}`;
}
