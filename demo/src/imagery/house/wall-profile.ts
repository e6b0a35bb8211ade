/** Heights of the top of a wall, by the distance from its left end. */
export type Profile = readonly (readonly [s: number, y: number])[]

/** Height of the top of a wall at a distance from its left end. */
export function topAt(profile: Profile, s: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [from, to] = [profile[i - 1], profile[i]]
    if (from && to && s <= to[0]) return from[1] + ((to[1] - from[1]) * (s - from[0])) / Math.max(0.01, to[0] - from[0])
  }
  return profile.at(-1)?.[1] ?? 0
}
