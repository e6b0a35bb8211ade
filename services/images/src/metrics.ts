import type { ImageFormat } from '@marram/contract/image-parameters'
import type { Metrics } from '@marram/service-kit/metrics'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { Stage } from './render.ts'

export type AnswerFrom = 'memory' | 'disk' | 'made' | 'as-is' | 'not-modified' | 'refused'

export type ImageMetrics = {
  answered(from: AnswerFrom): void
  rendered(picture: { format: ImageFormat; stage: Stage }, seconds: number): void
  waiting(pictures: number): void
  stored(bytes: number): void
}

export const noMetrics: ImageMetrics = { answered() {}, rendered() {}, waiting() {}, stored() {} }

/** Responses from memory, disk and not-modified are hits; `made` are misses. */
export function createImageMetrics({ registry }: Metrics): ImageMetrics {
  const registers = [registry]
  const answers = new Counter({
    name: 'images_answers_total',
    help: 'Picture responses by source.',
    labelNames: ['from'],
    registers,
  })
  const renders = new Histogram({
    name: 'images_render_seconds',
    help: 'Time to render a picture, including its original.',
    labelNames: ['format', 'stage'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16],
    registers,
  })
  const waiting = new Gauge({ name: 'images_waiting', help: 'Pictures in the render queue.', registers })
  const stored = new Gauge({ name: 'images_cache_bytes', help: 'Rendered pictures on disk.', registers })
  return {
    answered: (from) => answers.inc({ from }),
    rendered: ({ format, stage }, seconds) => renders.observe({ format, stage }, seconds),
    waiting: (pictures) => waiting.set(pictures),
    stored: (bytes) => stored.set(bytes),
  }
}
