import { textOf } from './fields.ts';
import { UNKNOWN } from './read-literal.ts';

/** Where something is written in the source. Lines count from 1. */
export interface Place {
  file: string;
  line: number;
}

/** Where each part of an object or a list is written. */
export type Places = WeakMap<object, Map<string, Place>>;

/**
 * Data that somebody wrote, which remembers what of it has been read. So nothing has to be listed to be missed: what
 * nobody has asked for is what `unread` returns.
 */
export interface SourceData {
  /** `themeConfig.navbar.items[2]`, for messages. */
  readonly name: string;
  readonly place: Place;
  /** The value to look at; it does not count as read. */
  readonly value: unknown;
  /** A part; one that is not there has no value. @param name where it goes by another one than its path */
  get(key: string, name?: string): SourceData;
  /** The parts of an object, or of a list. */
  parts(): [key: string, data: SourceData][];
  /** The value, if it is text that says something. */
  text(): string | undefined;
  flag(): boolean | undefined;
  /** The value, and everything in it counts as read. */
  all(): unknown;
  /** All that is to say about it has been said elsewhere. */
  skip(): void;
  /** Whether there is a value, even one that cannot be read. */
  isThere(): boolean;
  /** Parts that nobody has read, or that only running the module would tell. The largest ones, in their order. */
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
  /** A value of another kind than the reader expects stays unread, so that somebody hears of it. */
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
