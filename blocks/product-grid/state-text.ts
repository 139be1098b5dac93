import type { LifeCycleState } from '@/src/domain/catalogue/life-cycle/state'

/** Key of the words for a state. @param state as filters name it */
export const stateText = (state: string) => `lifeCycle.${state as LifeCycleState}` as const
