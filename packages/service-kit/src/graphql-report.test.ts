import { expect, test } from 'vitest'
import { reportGraphqlErrors } from './graphql-report.ts'
import { createLog } from './logging.ts'
import { createMetrics } from './metrics.ts'

test('a failed GraphQL request is logged and counted', async () => {
  const lines: string[] = []
  const metrics = createMetrics()
  const log = createLog({ name: 'test', level: 'info', write: (line) => void lines.push(line) })
  const failed = {
    client: 'content',
    operationType: 'query',
    name: 'RouteData',
    statusCode: 200,
    errors: Array.from({ length: 7 }, (_, at) => ({ message: 'The database is away', path: ['items', at] })),
  }
  reportGraphqlErrors(log, metrics)(failed)
  reportGraphqlErrors(log, metrics)({ ...failed, statusCode: null, errors: [] })
  const line = JSON.parse(lines[0] ?? '')
  expect(line).toMatchObject({
    client: 'content',
    operationType: 'query',
    name: 'RouteData',
    statusCode: 200,
    count: 7,
  })
  expect(line.errors).toHaveLength(5)
  const text = await metrics.registry.metrics()
  expect(text).toContain('marram_graphql_errors_total{client="content",type="query",name="RouteData",status="200"} 1')
  expect(text).toContain('status="none"} 1')
})
