// medians returns the median of each list of numbers in an object, by the same names.
export function medians(lists) {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, median(list)]));
}

function median(list) {
  return list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
}
