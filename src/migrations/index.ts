import * as migration_20261121_105453_initial from './20261121_105453_initial';

export const migrations = [
  {
    up: migration_20261121_105453_initial.up,
    down: migration_20261121_105453_initial.down,
    name: '20261121_105453_initial'
  },
];
