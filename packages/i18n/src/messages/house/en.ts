export const house = {
  share: 'Share',
}

export type HouseMessages = typeof house
