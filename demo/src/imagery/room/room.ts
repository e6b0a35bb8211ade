import { createCamera } from '../core/camera.ts'
import { mix, tint } from '../core/color.ts'
import type { SceneContext, Stage } from '../core/context.ts'
import { createLighting } from '../core/lighting.ts'

/** A room seen from its open side, measured in metres; the viewer is in front of z = 0. */
export type Room = Stage & {
  width: number
  depth: number
  height: number
  /** Highest point of the ceiling; equals the height of the room unless the ceiling is pitched. */
  ridge: number
  pitched: boolean
  left: number
  right: number
  sunSide: 1 | -1
}

type RoomOptions = {
  width: number
  depth: number
  height: number
  pitched?: boolean
  focal?: number
  eye?: number
  horizon?: number
  /** Distance of the viewer from the room. */
  back?: number
}

/** Near end of walls, floor and ceiling, which lies outside of the picture. */
export const near = -1.6

/** Creates camera, lighting and measures; it does not paint anything yet. */
export function createRoom(context: SceneContext, options: RoomOptions): Room {
  const { drawing, random, mood } = context
  const { width, depth, height, pitched = false } = options
  const { focal = 1090, eye = 1.5, horizon = 372, back = 2.8 } = options
  const yaw = random.range(-0.09, 0.09)
  const camera = createCamera({
    x: random.range(-0.35, 0.35) - yaw * 3,
    y: eye,
    z: -back,
    yaw,
    focal: focal * Math.max(1, drawing.width / 1200) ** 0.55,
    centerX: drawing.width / 2,
    horizon,
  })
  const sunSide = random.sign()
  const indoors = {
    shade: 0.33,
    shadow: mix(mood.shadow, '#8a6a50', 0.68),
    light: mix(mood.light, '#ffffff', 0.68),
  }
  const daylight = createLighting(indoors, [sunSide * 0.5, 0.78, -0.55])
  const lighting: Stage['lighting'] = {
    ...daylight,
    tone: (color, normal) => tint(daylight.tone(color, normal), mood.indoors),
  }
  const ridge = pitched ? height + 1.25 : height
  const sides = { left: -width / 2, right: width / 2 }
  return { ...context, ...sides, camera, lighting, width, depth, height, ridge, pitched, sunSide }
}
