import type { Reply } from '../operation.ts'

export type AreaWeather = NonNullable<Reply<'AreaWeather'>['areaWeather']>
