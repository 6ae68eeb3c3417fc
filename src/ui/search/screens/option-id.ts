/** Id of the list or grid that the field controls; there is only one dialog. */
export const LIST_ID = 'search-options';

export function optionId(index: number): string {
  return `${LIST_ID}-${index}`;
}
