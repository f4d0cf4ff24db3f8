/** 13°05′N: degrees and whole minutes, as on a chart. */
function degreesMinutes(value: number, [positive, negative]: [string, string], width: number): string {
  let degrees = Math.floor(Math.abs(value));
  let minutes = Math.round((Math.abs(value) - degrees) * 60);
  if (minutes === 60) [degrees, minutes] = [degrees + 1, 0];
  return `${String(degrees).padStart(width, '0')}°${String(minutes).padStart(2, '0')}′${value >= 0 ? positive : negative}`;
}

export function coordinatesOf([longitude, latitude]: [number, number]): string {
  return `${degreesMinutes(latitude, ['N', 'S'], 2)} ${degreesMinutes(longitude, ['E', 'W'], 2)}`;
}
