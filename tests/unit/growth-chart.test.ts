import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { growthChart, growthFile } from '../load/growth-chart'

it('the chart in the documents is drawn from the figures that were measured', () => {
  const growth = JSON.parse(readFileSync(growthFile, 'utf8'))
  expect(growth.sizes).toEqual([100, 1000, 10_000, 100_000])
  expect(readFileSync('docs/growth.svg', 'utf8')).toBe(growthChart(growth))
})
