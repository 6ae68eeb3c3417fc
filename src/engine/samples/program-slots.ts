import type { ProgramSample } from './sample.ts';

/** Slots for samples in a program, each a folder. */
export interface ProgramSlots {
  /**
   * Assigns a folder to each sample and returns the content of all folders. A sample that replaces
   * one with the same file names gets its folder. For the compiler this is an edit, which takes
   * milliseconds, while new files would make it resolve every import again.
   */
  place(options: { samples: ProgramSample[]; keep: ReadonlySet<string> }): ProgramSlot[];
}

/** A folder of the program. A new sample takes over the folder of one that is gone. */
export interface ProgramSlot {
  /** Name of the folder. */
  folder: string;
  sample: ProgramSample;
}

export function createProgramSlots(): ProgramSlots {
  const slots: ProgramSlot[] = [];
  const shapeOf = ({ files }: ProgramSample): string => files.map(({ name }) => name).join('\n');
  return {
    place({ samples, keep }) {
      const placed = new Set(slots.map(({ sample }) => sample.id));
      for (const sample of samples) {
        if (placed.has(sample.id)) continue;
        const isFree = (slot: ProgramSlot): boolean =>
          !keep.has(slot.sample.id) && shapeOf(slot.sample) === shapeOf(sample);
        const free = slots.find(isFree);
        if (free) free.sample = sample;
        else slots.push({ folder: `sample-${slots.length}`, sample });
        placed.add(sample.id);
      }
      return slots;
    },
  };
}
