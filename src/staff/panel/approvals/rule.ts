'use client'

import { useEffect, useState } from 'react'
import type { ApprovalQueue } from '@/src/contract/staff/approvals'

type Rule = ApprovalQueue['needed'][number]

/**
 * Returns the rule where the user needs another person's approval to publish in a collection; the server checks again
 * in any case.
 */
export function useApprovalRule(collection: string | undefined): Rule | undefined {
  const [rules, setRules] = useState<Rule[]>([])
  useEffect(() => {
    let isShown = true
    void readRules().then((found) => {
      if (isShown) setRules(found)
    })
    return () => {
      isShown = false
    }
  }, [collection])
  return rules.find((rule) => rule.collection === collection)
}

async function readRules(): Promise<Rule[]> {
  try {
    const answer = await fetch('/api/admin/approvals/queue', { credentials: 'include' })
    return answer.ok ? ((await answer.json()) as ApprovalQueue).needed : []
  } catch {
    return []
  }
}
