import { loadTool } from '../tools.ts'
import { declare, maxAnswerMs, type PeerDatabase } from './databases.ts'
import { createPeerSql } from './sql.ts'
import type { Field, FieldType, PeerTable } from './tables.ts'

type Duckdb = {
  DuckDBInstance: {
    create(path: string): Promise<{ connect(): Promise<Connection>; closeSync(): void }>
  }
}

type Connection = {
  run(sql: string): Promise<unknown>
  createAppender(table: string): Promise<Appender>
  runAndReadAll(sql: string): Promise<{ getRowObjects(): readonly Readonly<Record<string, unknown>>[] }>
  interrupt(): void
  closeSync(): void
}

type Appender = {
  appendNull(): void
  appendVarchar(value: string): void
  appendInteger(value: number): void
  appendDouble(value: number): void
  endRow(): void
  closeSync(): void
}

/** A columnar database, like our engine. It scans columns, so it gets no indexes. */
export async function openDuckdb(): Promise<PeerDatabase> {
  const { DuckDBInstance } = await loadTool<Duckdb>('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  return {
    // Its window operator occasionally fails: "Attempted to access index 0 within vector of size 0".
    createSql: (store) =>
      createPeerSql(store, { round: (number) => `round(${number})`, total: '(select count(*) from found)' }),
    load: async (tables) => {
      for (const table of tables) {
        await connection.run(`create table ${table.name} (${declare(table)})`)
        const appender = await connection.createAppender(table.name)
        appendRows(appender, table)
        appender.closeSync()
      }
    },
    ask: async (sql) => {
      let isLate = false
      const late = setTimeout(() => {
        isLate = true
        connection.interrupt()
      }, maxAnswerMs)
      try {
        return (await connection.runAndReadAll(sql)).getRowObjects()
      } catch (error) {
        if (isLate) return null
        throw error
      } finally {
        clearTimeout(late)
      }
    },
    close: async () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

function appendRows(appender: Appender, { columns, rows }: PeerTable): void {
  for (const row of rows()) {
    for (const [at, [, type]] of columns.entries()) append(appender, type, row[at] ?? null)
    appender.endRow()
  }
}

function append(appender: Appender, type: FieldType, field: Field): void {
  if (field === null) appender.appendNull()
  else if (typeof field === 'string') appender.appendVarchar(field)
  else if (type === 'integer') appender.appendInteger(field)
  else appender.appendDouble(field)
}
