/** The option cards, in the order of the box's list. */
export const OPTION_CARDS = [
  "ablative_coat", "abort_switch", "brakes", "circuit_breaker", "conditional_program", "crab_legs", "double_barreled_laser", "dual_processor", "extra_memory",
  "fire_control", "flywheel", "fourth_gear", "gyroscopic_stabilizer", "high_power_laser", "mechanical_arm", "mini_howitzer", "power_down_shield", "pressor_beam",
  "radio_control", "ramming_gear", "rear_firing_laser", "recompile", "reverse_gear", "scrambler", "superior_archive", "tractor_beam",
] as const;
