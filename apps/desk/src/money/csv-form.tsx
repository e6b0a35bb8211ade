import { type ReactNode, useId, useMemo } from 'react'
import { currencies } from '../bookings/bookings-search.ts'
import { type ColumnName, type CsvMapping, columnNames, delimiters, readHead } from './csv-mapping.ts'
import { words } from './words.ts'

type Props = {
  readonly text: string
  readonly mapping: CsvMapping
  readonly onChange: (mapping: CsvMapping) => void
}

const required: readonly ColumnName[] = ['date', 'amount', 'text']

/** Says which columns a CSV file has, with what stands in its first row. */
export function CsvForm({ text, mapping, onChange }: Props) {
  const id = useId()
  const { headings, sample } = useMemo(() => readHead(text, mapping.delimiter), [text, mapping.delimiter])
  const change = (part: Partial<CsvMapping>) => onChange({ ...mapping, ...part })
  return (
    <div className="grid2">
      <div className="field span2">
        <label htmlFor={id}>{words.account}</label>
        <input
          id={id}
          className="input"
          maxLength={40}
          required
          aria-describedby={`${id}-hint`}
          value={mapping.account}
          onChange={({ target }) => change({ account: target.value })}
        />
        <p id={`${id}-hint`} className="hint">
          {words.accountHint}
        </p>
      </div>
      <Select
        label={words.delimiter}
        value={mapping.delimiter}
        options={delimiters.map((value) => ({ value, name: words.delimiters[value] }))}
        onChange={(value) => change({ delimiter: delimiters.find((one) => one === value) ?? ';' })}
      />
      <Select
        label={words.decimal}
        value={mapping.decimal}
        options={([',', '.'] as const).map((value) => ({ value, name: words.decimals[value] }))}
        onChange={(value) => change({ decimal: value === '.' ? '.' : ',' })}
      />
      {columnNames.map((column) => {
        const chosen = mapping.columns[column] ?? ''
        const shown = sample[headings.indexOf(chosen)] ?? ''
        return (
          <Select
            key={column}
            label={words.columns[column]}
            value={headings.includes(chosen) ? chosen : ''}
            options={[
              { value: '', name: required.includes(column) ? words.chooseColumn : words.noColumn },
              ...headings.filter((heading) => heading !== '').map((value) => ({ value, name: value })),
            ]}
            onChange={(value) => change({ columns: { ...mapping.columns, [column]: value } })}
          >
            {chosen !== '' && shown !== '' && <p className="hint cut">{words.sample(shown)}</p>}
          </Select>
        )
      })}
      {!mapping.columns.currency && (
        <Select
          label={words.fileCurrency}
          value={mapping.currency}
          options={currencies.map((value) => ({ value, name: value }))}
          onChange={(currency) => change({ currency })}
        />
      )}
    </div>
  )
}

type SelectProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly onChange: (value: string) => void
  readonly children?: ReactNode
}

function Select({ label, value, options, onChange, children }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      {children}
    </div>
  )
}
