import { expect, test } from 'vitest'
import { parseFields } from './form-definition.ts'
import { checkFiles, filesOf, fileTypeOf, maxFileBytes, safeFileName } from './form-files.ts'

const fields = parseFields([
  { name: 'cv', kind: 'file', label: 'CV' },
  { name: 'photo', kind: 'file', label: 'Foto' },
  { name: 'name', kind: 'text', label: 'Name' },
])
const head = (text: string) => new TextEncoder().encode(text)
const file = (field: string, name: string, size = 10) => ({ field, name, size })

test.each([
  ['cv.pdf', undefined, 'pdf'],
  ['CV.PDF', '%PDF-1.7', 'pdf'],
  ['cv.pdf', '<html>', null],
  ['cv.pdf', '', null],
  ['me.jpeg', undefined, 'jpg'],
  ['cv.docx', 'PK\u0003\u0004', 'docx'],
  ['cv.docm', 'PK\u0003\u0004', null],
  ['cv.pdf.exe', '%PDF-', null],
  ['cv', undefined, null],
] as const)('%s beginning with %j is of type %s', (name, begin, type) => {
  expect(fileTypeOf({ name, ...(begin !== undefined && { head: head(begin) }) })).toBe(type)
})

test('each field accepts one file, and all files share a size limit', () => {
  const files = [file('cv', 'a.pdf'), file('cv', 'b.pdf'), file('name', 'c.pdf'), file('none', 'd.exe')]
  expect(filesOf(fields, files).map(({ name }) => name)).toEqual(['a.pdf'])
  expect(checkFiles(fields, files)).toEqual([])
  expect(checkFiles(fields, [file('cv', 'a.exe'), file('photo', 'b.png', maxFileBytes + 1)])).toEqual([
    { field: 'cv', code: 'file-type' },
    { field: 'photo', code: 'file-too-large', limit: 4 },
  ])
  const halves = [file('cv', 'a.pdf', maxFileBytes / 2), file('photo', 'b.png', maxFileBytes / 2 + 1)]
  expect(checkFiles(fields, halves)).toEqual([{ field: 'photo', code: 'file-too-large', limit: 4 }])
})

test.each([
  ['Lebenslauf Müller.pdf', 'Lebenslauf Müller.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\x\\cv.pdf', 'cv.pdf'],
  ['fdp\u202eexe.pdf', 'fdpexe.pdf'],
  ['a"\r\nX: y.pdf', 'a_ X_ y.pdf'],
  ['<script>.pdf', '_script_.pdf'],
  ['.pdf', 'file.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
])('%j is stored as %s', (name, safe) => expect(safeFileName(name, 'pdf')).toBe(safe))
